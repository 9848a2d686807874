import { lawsOfRules } from '#platform/law/rules/by-law.js';
import { PACK_VERSION } from '#platform/law/rules/index.js';
import { sourceInWords } from '#platform/law/rules/rule.js';
import { measuredShares } from '#platform/law/measured.js';
import type { CheckedLaw, MeasuredShares } from '#shared/api/compliance.js';

interface Listed {
  version: string;
  measured: MeasuredShares;
  laws: CheckedLaw[];
}
let listed: Listed | undefined;

/** Lists every rule of the pack by its law, as the page "What is checked" shows it. */
export const listRules = (): Listed =>
  (listed ??= {
    version: PACK_VERSION,
    measured: measuredShares(),
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
