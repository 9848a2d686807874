import type { Policy } from './policy.js';

export const termsEn: Policy = {
  updated: '2026-11-21',
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance',
      body: [
        'By creating an account or using LDA you accept these terms and the privacy policy. If you use it for a firm or an employer, you confirm that you have the authority to accept them on its behalf.',
        'You must be 18 or older.',
      ],
    },
    {
      id: 'service',
      title: 'The service',
      body: [
        'LDA reads legal documents with software, part of which is artificial intelligence, and shows what it finds. It helps a reader; it is not a lawyer. Its results are not legal advice, may be wrong or incomplete, and create no lawyer-client relationship. Check every finding against the document before you rely on it.',
      ],
    },
    {
      id: 'responsibilities',
      title: 'Your responsibilities',
      body: [
        [
          'Give true details, and keep your password to yourself. You are responsible for everything done with your account.',
          'Upload only what you are allowed to upload: you must hold the rights to it, or the permission of those who do, and your duties of confidentiality must allow it.',
          'Tell us at once if you believe that somebody else is using your account. In your profile you can end sessions that you do not recognize.',
        ],
      ],
    },
    {
      id: 'prohibited',
      title: 'Prohibited activities',
      body: [
        [
          'using the service for anything the law forbids,',
          'trying to reach the accounts or documents of others,',
          'uploading anything made to do harm: malware, or files built to exhaust the service,',
          'getting around limits or security, or probing them without our written consent,',
          'reselling the service, or presenting its results as a lawyer’s advice.',
        ],
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      body: [
        'The software, its design, its name and its texts belong to LDA or to those who licensed them to us. You may use them through the service, but in no other way without our consent.',
      ],
    },
    {
      id: 'content',
      title: 'Content ownership',
      body: [
        'Your documents remain yours. You allow us to store and process them for as long as you leave them with us, and only in order to serve you. Reports, translations and rephrasings made from your documents are yours to use.',
        'You may remove documents and reports, take a copy of all your data with you, and close your account at any time.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      body: [
        'We aim for the service to be available 99% of the time in each month. That is a target, not a guarantee: maintenance, faults and events outside our control may interrupt it. Work that has been accepted continues after an interruption.',
        'We may change these terms; we give 7 days’ notice before a change takes effect.',
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of liability',
      body: [
        'As far as the law allows, the service is provided as it is, and we are not liable for decisions based on its results, for lost profit, or for indirect loss. Nothing here limits liability that the law does not allow to be limited, such as liability for fraud or gross fault.',
      ],
    },
    {
      id: 'indemnification',
      title: 'Indemnification',
      body: [
        'If others make claims against us because you uploaded something you had no right to upload, or broke these terms, you bear the reasonable cost of those claims.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law',
      body: [
        'These terms are governed by the laws of the Kingdom of Saudi Arabia. The courts of Riyadh have jurisdiction over disputes about them.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [
        'Questions about these terms are answered within 48 hours. Write to us through the contact page.',
      ],
    },
  ],
};
