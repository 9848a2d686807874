import type { Text } from './samples.js';

export interface TeamMember {
  id: string;
  name: Text;
  role: Text;
  bio: Text;
  avatarUrl: string | null;
  profileUrl: string;
}

const PROFILE = 'https://www.linkedin.com/';

export const TEAM: readonly TeamMember[] = [
  {
    id: 'law',
    name: { en: 'Abdullah R.', ar: 'عبدالله ر.' },
    role: { en: 'Head of law', ar: 'رئيس الشؤون القانونية' },
    bio: {
      en: 'Decides what counts as a risk, and writes it so that an engineer and a judge would read the same.',
      ar: 'يقرر ما يُعد خطراً، ويصوغه بحيث يفهمه المهندس والقاضي فهماً واحداً.',
    },
    avatarUrl: null,
    profileUrl: PROFILE,
  },
  {
    id: 'engineering',
    name: { en: 'Maha D.', ar: 'مها د.' },
    role: { en: 'Head of engineering', ar: 'رئيسة الهندسة' },
    bio: {
      en: 'Sees to it that a document which was accepted is read to its end, whatever happens in between.',
      ar: 'تحرص على أن يُقرأ كل مستند قُبل إلى آخره، مهما حدث في الأثناء.',
    },
    avatarUrl: null,
    profileUrl: PROFILE,
  },
  {
    id: 'language',
    name: { en: 'Yousef L.', ar: 'يوسف ل.' },
    role: { en: 'Arabic and translation', ar: 'اللغة العربية والترجمة' },
    bio: {
      en: 'Keeps both languages honest: the same term for the same thing, in every clause.',
      ar: 'يصون أمانة اللغتين: المصطلح نفسه للشيء نفسه في كل بند.',
    },
    avatarUrl: null,
    profileUrl: PROFILE,
  },
  {
    id: 'design',
    name: { en: 'Lina B.', ar: 'لينا ب.' },
    role: { en: 'Design and research', ar: 'التصميم والبحث' },
    bio: {
      en: 'Watches lawyers work, and takes away what stands between them and the text.',
      ar: 'تراقب المحامين وهم يعملون، وتزيل ما يحول بينهم وبين النص.',
    },
    avatarUrl: null,
    profileUrl: PROFILE,
  },
];
