import type { Job, JobKind, JobStage } from '#shared/contracts/jobs.js';
import { formatMegabytes } from '../../lib/format.js';
import type { Translate } from '../../lib/translation.js';

/**
 * A stage of a job or an upload. An export has one stage of its own: it extracts no document, and its files are no
 * report. What is analysis elsewhere is called what it is in a rephrasing and in a translation.
 */
export type StageName = 'upload' | JobStage | WritingKind | 'export';
/** The kinds of jobs that write a text instead of analyzing one. */
type WritingKind = 'rephrase' | 'translate';
const WRITING = {
  rephrase: { text: 'job.rephrasing', section: 'job.rephrasingSection' },
  translate: { text: 'job.translating', section: 'job.translatingSection' },
} as const;
const isWriting = (kind: JobKind): kind is WritingKind => kind in WRITING;

export type StageState = 'done' | 'current' | 'waiting' | 'failed';

/** Bytes on their way to the server. */
export interface UploadProgress {
  filename: string;
  loaded: number;
  total: number;
}

/** The data that the job component renders. */
export interface JobView {
  filename: string;
  stages: { name: StageName; state: StageState }[];
  /** The completed share of the current stage, 0 to 1; null when there are no counts. */
  fraction: number | null;
  /** The text about the current work. */
  text: string;
  /** The remaining time or the position in the queue, as text; undefined when neither is known. */
  remaining: string | undefined;
}

function stagesAt(
  current: StageName,
  state: 'current' | 'failed' | 'done',
  report: boolean,
): JobView['stages'] {
  const names: StageName[] = [
    'upload',
    'extract',
    // Only scans have this stage, and only while it lasts is it known that the document is one.
    ...(current === 'recognize' ? ['recognize' as const] : []),
    'analyze',
    ...(report ? ['report' as const] : []),
  ];
  const currentIndex = names.indexOf(current);
  return names.map((name, index) => ({
    name,
    state: index < currentIndex ? 'done' : index > currentIndex ? 'waiting' : state,
  }));
}

/**
 * Returns a job's stage. A job that waits for its document has the stage set; one without a stage waits to
 * analyze.
 */
function stageOf(job: Job): JobStage {
  return job.stage ?? 'analyze';
}

/** Returns the name of a job's stage. */
export function stageNameOf(job: Job): StageName {
  const stage = stageOf(job);
  return stage === 'analyze' && isWriting(job.kind) ? job.kind : stage;
}

/** Tells whether a job failed because of its document, so that the same document would fail again. */
export function needsAnotherFile({ error_code: code }: Job): boolean {
  return code !== null && code.startsWith('document_');
}

/** Returns `done / total`; null when there is no total yet. */
export function progressFraction(done: number, total: number | null): number | null {
  if (total === null || total <= 0) return null;
  return Math.min(1, Math.max(0, done / total));
}

function etaText(t: Translate, seconds: number | null): string | undefined {
  if (seconds === null || seconds <= 0) return undefined;
  if (seconds < 90) return t('job.leftSeconds', { seconds });
  return t('job.leftMinutes', { minutes: Math.round(seconds / 60) });
}

function workText(t: Translate, stage: JobStage, { kind, status, done, total }: Job): string {
  if (status === 'queued' && total === null) {
    return t(stage === 'extract' ? 'job.extracting' : 'job.starting');
  }
  // The current unit is the one after the completed units.
  const unit = Math.min(done + 1, total ?? 0);
  const hasTotal = total !== null && total > 0;
  const words = isWriting(kind)
    ? WRITING[kind]
    : ({ text: 'job.analyzing', section: 'job.analyzingSection' } as const);
  switch (stage) {
    case 'extract':
      return hasTotal ? t('job.extractingPage', { at: unit, total }) : t('job.extracting');
    case 'recognize':
      return hasTotal ? t('job.recognizingPage', { at: unit, total }) : t('job.recognizing');
    case 'analyze':
      return hasTotal ? t(words.section, { at: unit, total }) : t(words.text);
    case 'report':
      return t('job.reporting');
    default:
      return stage satisfies never;
  }
}

/** Returns the view of an upload that has no job yet. */
export function viewOfUpload(t: Translate, { filename, loaded, total }: UploadProgress): JobView {
  return {
    filename,
    stages: stagesAt('upload', 'current', false),
    fraction: progressFraction(loaded, total),
    text: t('job.uploading', { sent: formatMegabytes(loaded), total: formatMegabytes(total) }),
    remaining: undefined,
  };
}

function viewOfExport(t: Translate, job: Job, state: 'current' | 'failed' | 'done'): JobView {
  const { status, position, done, total } = job;
  const isWaiting = status === 'queued' && position !== null;
  const hasTotal = total !== null && total > 0;
  return {
    filename: job.filename ?? '',
    stages: [{ name: 'export', state }],
    fraction: status === 'completed' ? 1 : progressFraction(done, total),
    text: isWaiting
      ? waitingText(t, position, job)
      : hasTotal
        ? t('job.exportingFile', { at: Math.min(done + 1, total), total })
        : t('job.starting'),
    remaining: isWaiting ? undefined : etaText(t, job.eta_seconds),
  };
}

/** Returns the text that explains why a job waits. */
function waitingText(t: Translate, position: number, { paused = false }: Job): string {
  return paused ? t('job.paused') : t('job.inLine', { position });
}

/**
 * Returns the view of a job. While it waits for its document, the server reports the extraction as its first
 * stage.
 */
export function viewOfJob(t: Translate, job: Job): JobView {
  const stage = stageOf(job);
  const position = job.status === 'queued' ? job.position : null;
  const state = job.status === 'completed' ? 'done' : job.status === 'failed' ? 'failed' : 'current';
  if (job.kind === 'export') return viewOfExport(t, job, state);
  return {
    filename: job.filename ?? '',
    stages: stagesAt(stage, state, job.stage === 'report').map(({ name, state: reached }) => ({
      name: name === 'analyze' && isWriting(job.kind) ? job.kind : name,
      state: reached,
    })),
    fraction: job.status === 'completed' ? 1 : progressFraction(job.done, job.total),
    text: position === null ? workText(t, stage, job) : waitingText(t, position, job),
    remaining: position === null ? etaText(t, job.eta_seconds) : undefined,
  };
}

/** Returns the tab title for a job: its percentage, when it has counts, and its file. */
export function titleOf({ fraction, filename }: JobView): string {
  return fraction === null ? filename : `${String(Math.floor(fraction * 100))}% · ${filename}`;
}

/**
 * Returns the screen reader announcement: it changes only with a stage or a quarter of one, however often the
 * counts change.
 */
export function announcementOf(t: Translate, view: JobView): string {
  const current = view.stages.find(({ state }) => state === 'current');
  if (current === undefined) return '';
  const stage = t(`job.stage.${current.name}`);
  const quarter = Math.floor((view.fraction ?? 0) * 4) * 25;
  return quarter === 0 ? stage : t('job.quarter', { stage, percent: quarter });
}
