/** Returns a section that needs one call; the text differs for each name and number. */
function section(name: string, number: number): string {
  const clause = (at: number) =>
    `Under ${name}, the Supplier shall deliver lot ${number}.${at} within ${at + 10} days and bears all loss of it. `;
  return `${number}. Delivery of lot ${number}\n${Array.from({ length: 27 }, (_, at) => clause(at)).join('')}\n`;
}

/** Builds a contract of the given number of sections, each of which is one call of the llm engine. */
export function contractOf(name: string, sections: number) {
  let text = '';
  const spans = Array.from({ length: sections }, (_, at) => {
    const start = text.length;
    text += section(name, at + 1);
    return {
      start,
      end: text.length,
      heading: `Delivery of lot ${at + 1}`,
      number: String(at + 1),
      level: 1,
    };
  });
  return { text, sections: spans };
}
