import type { Section } from '#platform/documents.js';

/** Matches a clause number in two parts ("٣-١ مدة العقد"), of which a section may have kept only the first. */
const SPLIT = /^\s*([\d٠-٩]{1,3}(?:[-–/.][\d٠-٩]{1,3})+)\s/;
const DEEP = 8;

/** Completes section numbers in two parts and nests these sections under the article they belong to. */
export function withWholeNumbers(text: string, sections: readonly Section[]): Section[] {
  let mistaken: string | null = null;
  return sections.map((section) => {
    const opening = text.slice(section.start, Math.min(section.end, section.start + 60));
    const written = SPLIT.exec(opening)?.[1];
    if (written !== undefined && /[\u0621-\u064a]/.test(opening) && section.number !== written) {
      // The text after the first part of the number was taken for a title: "١ يحق لمقدم الخدمة".
      const title = section.heading !== null && /^[\d٠-٩]/.test(section.heading);
      mistaken = title ? section.heading : mistaken;
      return { ...section, number: written, heading: title ? null : section.heading, level: DEEP };
    }
    if (mistaken !== null && section.heading === mistaken)
      return { ...section, heading: null, level: DEEP + 1 };
    return section;
  });
}
