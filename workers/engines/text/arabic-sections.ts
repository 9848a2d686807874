import type { Section } from '#platform/documents.js';

/** "٣-١ مدة العقد": a clause's number in two parts, of which a section may have kept the first alone. */
const SPLIT = /^\s*([\d٠-٩]{1,3}(?:[-–/.][\d٠-٩]{1,3})+)\s/;
const DEEP = 8;

/** Sections whose numbers in two parts are whole, and which stand below the article they belong to. */
export function withWholeNumbers(text: string, sections: readonly Section[]): Section[] {
  let mistaken: string | null = null;
  return sections.map((section) => {
    const opening = text.slice(section.start, Math.min(section.end, section.start + 60));
    const written = SPLIT.exec(opening)?.[1];
    if (written !== undefined && /[\u0621-\u064a]/.test(opening) && section.number !== written) {
      // What follows the first part of the number was taken for a title: "١ يحق لمقدم الخدمة".
      const title = section.heading !== null && /^[\d٠-٩]/.test(section.heading);
      mistaken = title ? section.heading : mistaken;
      return { ...section, number: written, heading: title ? null : section.heading, level: DEEP };
    }
    if (mistaken !== null && section.heading === mistaken)
      return { ...section, heading: null, level: DEEP + 1 };
    return section;
  });
}
