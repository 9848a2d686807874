import type { Language } from '#shared/contracts/common.js';

/** Domain of every scenario's accounts; RFC 2606 reserves it, so it belongs to nobody. */
export const DOMAIN = 'lda.example';
export const PASSWORD = 'Riyadh-2026!';

/** A file of this repository, under the name that its owner gave it. */
export interface SampleDocument {
  file: string;
  name: string;
  /** Outcome of the document: only stored, analyzed for risks, or failed in extraction. */
  then: 'kept' | 'analyzed' | 'failed';
  party?: string;
}
export interface Person {
  /** Part of the address before the `@`. */
  id: string;
  first: string;
  last: string;
  language: Language;
  who: string;
  admin?: true;
  /** True if the account is closed at the end. */
  closed?: true;
  samples: readonly SampleDocument[];
}
export interface ContactNote {
  name: string;
  email: string;
  subject: string;
  message: string;
}
export interface Scenario {
  about: string;
  people: readonly Person[];
  /** Messages sent by the contact form. */
  notes: readonly ContactNote[];
}

const SAMPLES = 'client/public/samples';
const CONTRACTS = 'tests/fixtures/contracts';
const DOCUMENTS = 'tests/fixtures/documents';

const admin: Person = {
  id: 'admin',
  first: 'Huda',
  last: 'Alsalem',
  language: 'en',
  who: 'administrator',
  admin: true,
  samples: [],
};

const noura: Person = {
  id: 'noura',
  first: 'Noura',
  last: 'Alharbi',
  language: 'ar',
  who: 'lawyer, Arabic',
  samples: [
    { file: `${CONTRACTS}/lease-ar.txt`, name: 'عقد إيجار تجاري.txt', then: 'analyzed', party: 'المستأجر' },
    { file: `${SAMPLES}/services-agreement-ar.txt`, name: 'اتفاقية خدمات.txt', then: 'analyzed' },
    { file: `${CONTRACTS}/distribution-ar-en.txt`, name: 'عقد توزيع - Distribution.txt', then: 'kept' },
  ],
};
const james: Person = {
  id: 'james',
  first: 'James',
  last: 'Whitfield',
  language: 'en',
  who: 'lawyer, English; one failed job',
  samples: [
    { file: `${SAMPLES}/services-agreement-en.pdf`, name: 'Services agreement.pdf', then: 'analyzed' },
    {
      file: `${DOCUMENTS}/consulting.docx`,
      name: 'Consulting agreement.docx',
      then: 'analyzed',
      party: 'Consultant',
    },
    { file: `${DOCUMENTS}/encrypted.pdf`, name: 'Signed copy (locked).pdf', then: 'failed' },
    { file: `${DOCUMENTS}/contract.pdf`, name: 'Master contract.pdf', then: 'kept' },
  ],
};
const reem: Person = {
  id: 'reem',
  first: 'Reem',
  last: 'Alqahtani',
  language: 'ar',
  who: 'student, Arabic',
  samples: [{ file: `${CONTRACTS}/services-ar.txt`, name: 'تمرين - عقد خدمات.txt', then: 'analyzed' }],
};
const sarah: Person = {
  id: 'sarah',
  first: 'Sarah',
  last: 'Mitchell',
  language: 'en',
  who: 'student, English; nothing yet',
  samples: [],
};
const omar: Person = {
  id: 'omar',
  first: 'Omar',
  last: 'Haddad',
  language: 'en',
  who: 'closed account',
  closed: true,
  samples: [{ file: `${DOCUMENTS}/consulting.docx`, name: 'Old engagement.docx', then: 'kept' }],
};

/** Returns sample documents for long lists: the same few contracts under different names. */
function longList(count: number): SampleDocument[] {
  const files = [`${CONTRACTS}/lease-ar.txt`, `${DOCUMENTS}/consulting.docx`, `${CONTRACTS}/services-ar.txt`];
  return Array.from({ length: count }, (_, at) => {
    const file = files[at % files.length] ?? '';
    const name = `Matter ${String(at + 1).padStart(3, '0')}${file.slice(file.lastIndexOf('.'))}`;
    return { file, name, then: at % 2 === 0 ? 'analyzed' : 'kept' };
  });
}

/** Scenarios of `npm run seed -- NAME`, by name. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  demo: {
    about: 'an administrator, lawyers and students with contracts and reports, in Arabic and English',
    people: [admin, noura, james, reem, sarah, omar],
    notes: [
      {
        name: 'Abdullah Alzahrani',
        email: `abdullah@${DOMAIN}`,
        subject: 'استفسار عن الاشتراك',
        message: 'السلام عليكم، هل يمكن أن يستخدم الخدمة عدة محامين في مكتبنا؟',
      },
      {
        name: 'Emily Carter',
        email: `emily@${DOMAIN}`,
        subject: 'Scanned contracts',
        message:
          'Several of our contracts are scans. Which text recognition do you recommend before the upload?',
      },
    ],
  },
  admin: { about: 'an administrator and nobody else', people: [admin], notes: [] },
  shelf: {
    about: 'a lawyer with 60 documents and 30 reports, for long lists',
    people: [
      admin,
      {
        id: 'faisal',
        first: 'Faisal',
        last: 'Alotaibi',
        language: 'en',
        who: 'lawyer with long lists',
        samples: longList(60),
      },
    ],
    notes: [],
  },
};
