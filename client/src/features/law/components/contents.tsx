import { memo, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import type { Law } from '#shared/api/law.js';
import { LIMITS } from '#shared/limits.js';
import { articleHeading } from '../../../lib/article-heading.js';
import { lawPath } from '../../../lib/law-path.js';
import { currentLanguage } from '../../../lib/locale.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { Card } from '../../../ui/card.js';
import { articleName } from '../article.js';
import { OwnLanguage } from './law-name.js';

interface ContentsProps {
  /** The key of the law. */
  law: string;
  contents: Law['contents'];
  /** True to render all rows at once, as for somebody who comes back to one of them. */
  whole: boolean;
}

/** The table of contents of a law: each article with the beginning of its text. */
export const Contents = memo(function Contents({ law, contents, whole }: ContentsProps) {
  const t = useTranslation();
  // The first rows are there at once; hundreds more are rendered while the page is idle.
  const shown = useDeferredValue(contents, whole ? contents : contents.slice(0, LIMITS.ui.lawRows));
  return (
    <section aria-labelledby="contents" className="flex flex-col gap-3">
      <h2 id="contents" className="text-lg font-semibold text-ink">
        {t('law.contents')}
      </h2>
      <Card className="overflow-hidden">
        {contents.length === 0 ? (
          <p className="px-6 py-10 text-center text-ink-2">{t('law.contents.none')}</p>
        ) : (
          <ol className="divide-y divide-line">
            {shown.map(({ number, title, beginning }) => {
              const heading = articleHeading(title, currentLanguage());
              return (
                <li
                  key={number}
                  className="text-block relative grid gap-x-6 gap-y-1 px-4 py-3 transition-colors [contain-intrinsic-size:auto_5rem] hover:bg-raised sm:px-5 md:grid-cols-[13rem_minmax(0,1fr)]"
                >
                  <div className="min-w-0">
                    <p>
                      <Link
                        data-result
                        to={lawPath(law, number)}
                        className="font-semibold text-ink after:absolute after:inset-0 hover:text-brand"
                      >
                        <OwnLanguage>{articleName(t, number)}</OwnLanguage>
                      </Link>
                    </p>
                    {heading !== null && (
                      <p className="text-sm text-ink-3">
                        <OwnLanguage>{heading}</OwnLanguage>
                      </p>
                    )}
                  </div>
                  <p {...languageAttributes('ar')} className="line-clamp-2 min-w-0 text-ink-2">
                    {beginning}
                  </p>
                </li>
              );
            })}
          </ol>
        )}
      </Card>
    </section>
  );
});
