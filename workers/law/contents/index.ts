import type { ContentsById } from './content.js';
import { employmentContents } from './employment.js';
import { franchiseContents } from './franchise.js';
import { languageContents } from './language.js';
import { privacyContents } from './privacy.js';
import { processingContents } from './processing.js';
import { shopContents } from './shop.js';

/** What documents must contain, by the rules that say so. */
export const CONTENTS: ContentsById = {
  ...employmentContents,
  ...privacyContents,
  ...processingContents,
  ...shopContents,
  ...franchiseContents,
  ...languageContents,
};
