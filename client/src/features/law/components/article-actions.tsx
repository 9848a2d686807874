import { MessageSquareText, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LawArticle } from '#shared/api/law.js';
import { lawPath } from '../../../lib/law-path.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button, buttonClass } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { citationOf, questionOn } from '../article.js';

/** What can be done with an article: copied with its citation, linked to, asked about, printed. */
export function ArticleActions({ article }: { article: LawArticle }) {
  const t = useTranslation();
  const { law, number, text } = article;
  const citation = citationOf(t, article);
  const ask = new URLSearchParams({ ask: questionOn(t, article) });
  return (
    <div
      role="group"
      aria-label={t('law.article.actions')}
      className="flex flex-wrap gap-2 max-sm:[&>*]:flex-auto print:hidden"
    >
      <CopyButton text={`${text}\n\n${citation}`} label={t('law.article.copyText')} />
      <CopyButton text={citation} label={t('law.article.copyCitation')} />
      <CopyButton
        text={window.location.origin + lawPath(law.key, number)}
        label={t('law.article.copyLink')}
      />
      <Link to={`/dashboard/chatbot?${ask.toString()}`} className={buttonClass('secondary')}>
        <MessageSquareText aria-hidden className="size-4" />
        {t('law.article.ask')}
      </Link>
      <Button
        variant="secondary"
        onClick={() => {
          window.print();
        }}
      >
        <Printer aria-hidden className="size-4" />
        {t('law.article.print')}
      </Button>
    </div>
  );
}
