import type { Policy } from './policy.js';

export const privacyEn: Policy = {
  updated: '2026-11-23',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      body: [
        'This policy says what LDA does with your data and with the documents that you entrust to it: what is kept, for how long, who sees it, and how you can remove it. It applies to the public pages, the dashboard and the programming interface.',
        'LDA is meant for people aged 18 or older.',
      ],
    },
    {
      id: 'information',
      title: 'Information we collect',
      body: [
        'We keep what the service needs, and nothing for advertising:',
        [
          'Your account: first name, last name, e-mail address, role and language. Of your password only a salted hash (Argon2id) is kept; nobody can read it.',
          'Your documents: the files that you upload or paste, the text that is read from them, and the results of each tool with their quotes.',
          'Your conversations with the assistant: your questions, its answers with what they quote, and which documents are attached.',
          'If you turn on two-step verification: its secret, encrypted, and hashes of your recovery codes.',
          'Your sessions: when you signed in, and the browser and IP address you signed in from. Your profile lists them.',
          'Messages that you send through the contact form, with the name and e-mail address that you give.',
          'A log of transactions: sign-ins, changes to accounts and roles, exports, and what administrators do, with the e-mail addresses of the person who acted and of the person concerned, the IP address and the time.',
          'Logs of requests: time, path, status and duration, with a request ID that you can quote to us, your account ID, and the IP address where a request was refused. They contain no document text, no passwords and nothing that was entered in a form.',
        ],
      ],
    },
    {
      id: 'documents',
      title: 'Document privacy and AI processing',
      body: [
        'A document belongs to whoever uploaded it. Each request for a document, its text or a report is checked against its owner; nobody else can list, open or download it, and no public address leads to it.',
        'Each file is opened in a separate process that ends when the file has been read, so that one document cannot reach another.',
        'There are two engines, and every result names the one that made it. The built-in engine works on our own servers: nothing leaves them. Where the operator of this service has connected a language model, passages of the document are sent to that model in order to be analyzed, as are your questions to the assistant with the passages found for them, under the terms of its provider, and for no other purpose.',
        'We do not train models on your documents. What a document says is treated as data and never as an instruction.',
        'Findings are made by software and may be wrong or incomplete. What could not be read or checked is listed as such.',
      ],
    },
    {
      id: 'use',
      title: 'How we use information',
      body: [
        [
          'to read your documents and to show you the results,',
          'to keep your history, so that you can open a report again,',
          'to send you verification codes, links for a new password, notices about the security of your account and answers to your messages,',
          'to keep the service safe: we limit sign-in attempts and look into misuse,',
          'to find faults and to measure how well the service runs, from counts and durations and not from content.',
        ],
      ],
    },
    {
      id: 'retention',
      title: 'Retention and deletion',
      body: [
        [
          'A document that you remove is gone at once: the file, its text and what was stored of its analysis; any work on it that is still running is cancelled.',
          'You can take a copy of everything with you: export it from your profile as a ZIP file. That file is kept for 7 days, or until you export again, and contains your documents as they were when it was made.',
          'A finished report stays in your history, with its quotes, until you delete it; its files are deleted with it.',
          'A conversation stays, with what its answers quote, until you delete it. A file that you save of it is removed from our servers once it has been sent, or after an hour.',
          'You can close your account in your profile; you are then signed out everywhere at once. The account is kept for 90 days, during which an administrator can restore it, and is then erased with everything in it: documents, texts, reports, conversations, exports, work and sessions. An account that an administrator deletes is erased at once.',
          'The record of your work (which tool, of which file, when, and what became of it) is kept for 12 months after its end, with the intermediate results of its analysis.',
          'Transaction logs are kept for 12 months, even if the account is erased sooner.',
          'Contact messages are kept for 12 months, whether or not the sender has an account.',
          'A verification code is valid for 10 minutes, a link for a new password for one hour, a session for 30 days after its last use and never longer than 90 days.',
        ],
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing',
      body: [
        'We do not sell data, and we show no advertising. Data leaves us only in these cases:',
        [
          'to the provider of the language model, where one is connected, as described above,',
          'to the mail service that carries e-mails between you and us,',
          'where the laws of the Kingdom of Saudi Arabia oblige us to disclose it.',
        ],
        'Traffic between your browser and us is encrypted wherever the service is reached over HTTPS. Our pages load nothing from other sites.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'One cookie, named lda.sid, keeps you signed in. Scripts cannot read it, and other sites cannot act with it. Your browser also remembers your choice of language and of light or dark. There are no cookies for advertising or measurement, and none from anyone else.',
      ],
    },
    {
      id: 'updates',
      title: 'Updates to this policy',
      body: [
        'When this policy changes, we give 7 days’ notice before the change takes effect. The date at the top shows when it was last changed.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [
        'Questions about this policy, and requests to see, correct or erase your data, are answered within 48 hours. Write to us through the contact page.',
      ],
    },
  ],
};
