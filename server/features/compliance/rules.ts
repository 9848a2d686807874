import { lawsOfRules } from '#platform/law/rules/by-law.js';
import { PACK_VERSION } from '#platform/law/rules/index.js';
import { sourceInWords } from '#platform/law/rules/rule.js';
import type { CheckedLaw } from '#shared/contracts/api/compliance.js';

let listed: { version: string; laws: CheckedLaw[] } | undefined;

/** Lists every rule of the pack by its law, as the page "What is checked" shows it. */
export const listRules = (): { version: string; laws: CheckedLaw[] } =>
  (listed ??= {
    version: PACK_VERSION,
    laws: lawsOfRules().map(({ rules, ...law }) => ({
      ...law,
      rules: rules.map(({ id, subject, demands, source, documents, severity, confidence, caution }) => ({
        id,
        subject,
        demands,
        source: { en: sourceInWords(source, 'en'), ar: sourceInWords(source, 'ar') },
        documents: [...documents],
        severity,
        confidence,
        caution: caution ?? null,
      })),
    })),
  });
