import { textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { Chip } from '../../../ui/chip.js';
import { sectionsOf, type Finding } from '../findings.js';

interface SectionFilterProps {
  findings: readonly Finding[];
  /** Null is 'All Sections'. */
  section: string | null;
  onFilter: (section: string | null) => void;
}

/**
 * Filters findings by the document's sections that have any. On a phone it is one row that scrolls sideways to the
 * edge of the screen, so that the findings stay near, however many sections there are.
 */
export function SectionFilter({ findings, section: selectedSection, onFilter }: SectionFilterProps) {
  const t = useTranslation();
  return (
    <div
      role="group"
      aria-label={t('risk.sections')}
      className="flex gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] max-sm:*:max-w-[70vw] max-sm:*:shrink-0 sm:flex-wrap print:hidden"
    >
      <Chip
        pressed={selectedSection === null}
        onClick={() => {
          onFilter(null);
        }}
      >
        {t('risk.allSections')}
      </Chip>
      {sectionsOf(findings).map((section) => (
        <Chip
          key={section}
          // A section name that is too long is cut off at its end, on an Arabic page too.
          {...textAttributes(section)}
          pressed={selectedSection === section}
          onClick={() => {
            onFilter(section);
          }}
        >
          {section}
        </Chip>
      ))}
    </div>
  );
}
