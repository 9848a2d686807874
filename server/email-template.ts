import type { Mail } from '#platform/mail.js';
import type { Language } from '#shared/contracts/common.js';

/** Content of a mail, in reading order. */
export interface EmailTemplate {
  to: string;
  language: Language;
  subject: string;
  /** Heading above the paragraphs of the HTML part; the subject by default. */
  heading?: string;
  /** Main paragraphs. */
  text: readonly string[];
  /** Code that the mail delivers: prominent in the HTML part, on a line of its own in plain text. */
  code?: string;
  link?: { label: string; url: string };
  /** Closing paragraphs below the code or link, in smaller type. */
  notes?: readonly string[];
}

const TAGLINE: Record<Language, string> = {
  en: 'Streamlining legal document analysis with AI.',
  ar: 'تيسير تحليل المستندات القانونية بالذكاء الاصطناعي.',
};
/** Colors of the client's light theme. */
const INK = '#1d4259';
const SPARK = '#e3a765';
const SAND = '#f4f2ec';
const LINE = '#ddd8cc';
const FONT = `font-family:'IBM Plex Sans','IBM Plex Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif`;

/** Renders a mail as plain text and as an HTML page that loads nothing from any host. */
export function renderEmail(template: EmailTemplate): Mail {
  return {
    to: template.to,
    subject: template.subject,
    text: renderText(template),
    html: renderHtml(template),
  };
}

function renderText({ text, code, link, notes = [] }: EmailTemplate): string {
  return `${[...text, code, link?.url, ...notes].filter((part) => part !== undefined).join('\n\n')}\n`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.codePointAt(0))};`);

const row = (paddingTop: number, style: string, content: string) =>
  `<tr><td style="padding:${paddingTop}px 32px 0;${style}">${content}</td></tr>`;

/** Renders the HTML part with tables and inline styles, since mail programs support little else. */
function renderHtml({
  language,
  subject,
  heading = subject,
  text,
  code,
  link,
  notes = [],
}: EmailTemplate): string {
  const [dir, align, height] = language === 'ar' ? ['rtl', 'right', '1.9'] : ['ltr', 'left', '1.6'];
  const type = (size: number, color: string) =>
    `${FONT};font-size:${size}px;line-height:${height};color:${color};text-align:${align}`;
  const rows = [
    row(28, `${type(20, '#1c2226')};font-weight:600`, escapeHtml(heading)),
    ...text.map((paragraph) => row(12, type(16, '#1c2226'), escapeHtml(paragraph))),
  ];
  if (code !== undefined) {
    const look =
      `display:block;padding:16px 0 16px 6px;border:1px solid ${LINE};border-radius:10px;background:${SAND};` +
      `font-size:32px;line-height:40px;font-weight:600;letter-spacing:6px;color:${INK};text-align:center`;
    rows.push(row(20, FONT, `<span dir="ltr" style="${look}">${escapeHtml(code)}</span>`));
  }
  if (link !== undefined) {
    const url = escapeHtml(link.url);
    const look =
      `display:inline-block;padding:12px 28px;border-radius:10px;background:${INK};` +
      'font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none';
    const plainLink = `<a dir="ltr" href="${url}" style="color:${INK};word-break:break-all">${url}</a>`;
    rows.push(row(20, type(16, INK), `<a href="${url}" style="${look}">${escapeHtml(link.label)}</a>`));
    rows.push(row(16, type(14, INK), plainLink));
  }
  rows.push(...notes.map((note) => row(16, type(14, '#485057'), escapeHtml(note))));
  const head =
    `padding:18px 32px;background:${INK};border-bottom:4px solid ${SPARK};border-radius:13px 13px 0 0;` +
    `${type(20, '#f6f3ec')};font-weight:600`;
  const table = (style: string) =>
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style}">`;
  return [
    `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;background:${SAND}">${table(`background:${SAND}`)}`,
    `<tr><td align="center" style="padding:32px 16px" dir="${dir}">`,
    table(`max-width:520px;border:1px solid ${LINE};border-radius:14px;background:#ffffff`),
    `<tr><td style="${head}">LDA</td></tr>`,
    ...rows,
    '<tr><td style="height:32px;line-height:32px">&#160;</td></tr></table>',
    `<p style="margin:20px 0 0;${type(13, '#5d656b')};text-align:center">${TAGLINE[language]}</p>`,
    '</td></tr></table></body></html>\n',
  ].join('\n');
}
