import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { GlossaryTerm } from '#shared/api/translate.js';
import { textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';

interface TermTableProps {
  terms: readonly GlossaryTerm[];
  onEdit: (term: GlossaryTerm) => void;
  onDelete: (term: GlossaryTerm) => void;
}

const CELL = 'px-3 py-2 align-top first:ps-4 sm:first:ps-5';

/** The user's terms as a table. Where there is little room the note stands below the English term. */
export const TermTable = memo(function TermTable({ terms, onEdit, onDelete }: TermTableProps) {
  const t = useTranslation();
  return (
    <table aria-label={t('glossary.table')} className="w-full table-fixed border-collapse text-start">
      <thead className="border-b border-line text-sm text-ink-2">
        <tr>
          <th scope="col" className={`${CELL} text-start`}>
            {t('glossary.en')}
          </th>
          <th scope="col" className={`${CELL} text-start`}>
            {t('glossary.ar')}
          </th>
          <th scope="col" className={`${CELL} hidden text-start md:table-cell`}>
            {t('glossary.note')}
          </th>
          <th scope="col" className="w-24 sm:w-28 print:hidden">
            <span className="sr-only">{t('glossary.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {terms.map((term) => (
          <tr key={term.en}>
            <td className={`${CELL} pt-3 wrap-anywhere text-ink`}>
              <span lang="en" dir="ltr" className="block font-semibold rtl:text-right">
                {term.en}
              </span>
              {term.note !== '' && (
                <span {...textAttributes(term.note)} className="block text-sm text-ink-3 md:hidden">
                  {term.note}
                </span>
              )}
            </td>
            <td className={`${CELL} pt-3 wrap-anywhere text-ink`}>
              <span lang="ar" dir="rtl" className="block ltr:text-left">
                {term.ar}
              </span>
            </td>
            <td className={`${CELL} hidden pt-3 text-sm wrap-anywhere text-ink-2 md:table-cell`}>
              <bdi>{term.note}</bdi>
            </td>
            <td className="py-1 pe-1 align-top print:hidden">
              <div className="flex justify-end">
                <IconButton
                  label={t('glossary.editOne', { term: term.en })}
                  onClick={() => {
                    onEdit(term);
                  }}
                >
                  <Pencil aria-hidden />
                </IconButton>
                <IconButton
                  label={t('glossary.deleteOne', { term: term.en })}
                  className="hover:text-danger"
                  onClick={() => {
                    onDelete(term);
                  }}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
