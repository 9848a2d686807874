import type { LawSummary } from '#shared/api/law.js';
import { currentLanguage } from '../../../lib/locale.js';
import { languageAttributes, textAttributes } from '../../../lib/text-attributes.js';
import { nameOf } from '../list.js';

/** The name of a law in the page's language, or in Arabic where no English one is in use. */
export function LawName({ name }: { name: LawSummary['name'] }) {
  const language = currentLanguage();
  const shown = language === 'en' && name.en === null ? 'ar' : language;
  return <bdi {...languageAttributes(shown)}>{nameOf(name, language)}</bdi>;
}

/** A text of the library in its own language and direction, within a line of the page's. */
export function OwnLanguage({ children }: { children: string }) {
  return <bdi {...textAttributes(children)}>{children}</bdi>;
}
