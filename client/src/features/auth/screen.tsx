import { useEffect, useRef } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isInitialNavigation } from '../../lib/initial-navigation.js';
import { useDocumentTitle } from '../../lib/title.js';
import { useTranslation } from '../../lib/translation.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { SkipLink } from '../../ui/skip-link.js';
import { Wordmark } from '../../ui/wordmark.js';
import { useSession } from '../session/api.js';
import { LanguageSwitch } from '../session/language-switch.js';
import { sessionEndOf, returnPathOf } from '../session/return-path.js';
import { ThemeSwitch } from '../session/theme-switch.js';
import { CreateAccountForm } from './components/create-account-form.js';
import { SignInForm } from './components/sign-in-form.js';
import { modeOf } from './mode.js';

export default function AuthScreen() {
  const t = useTranslation();
  const [query] = useSearchParams();
  const { state, key } = useLocation() as { state: unknown; key: string };
  // No entrance animation on the first page load, so that its text is visible at once.
  const enter = isInitialNavigation(key) ? undefined : 'enter';
  const navigate = useNavigate();
  const session = useSession();
  const mode = modeOf(query.get('form'), state);
  const signUp = mode === 'register';
  const ended = signUp ? undefined : sessionEndOf(state);
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(t(signUp ? 'auth.createAccount' : 'auth.signIn'));
  useEffect(() => {
    // A form that replaces a page or the other form is announced, and keyboard focus moves to its top.
    if (!isInitialNavigation(key)) heading.current?.focus({ preventScroll: true });
  }, [key]);

  if (session.data) return <Navigate to={returnPathOf(state)} replace />;

  const switchForm = () => {
    void navigate(`/auth?form=${signUp ? 'login' : 'register'}`, { replace: true, state });
  };
  return (
    <main className="flex min-h-dvh flex-col bg-bg px-4 pb-4 sm:px-8 sm:pb-8">
      <SkipLink />
      <div className="flex h-14 shrink-0 items-center justify-end gap-1">
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
      <div className="relative m-auto grid w-full max-w-[1040px] overflow-hidden rounded-[20px] border border-line bg-surface shadow-float lg:min-h-[640px] lg:grid-cols-2">
        <Banner />
        <div
          key={mode}
          id="content"
          tabIndex={-1}
          className={cx(
            'flex flex-col justify-center px-5 py-8 outline-none sm:px-10',
            enter,
            signUp && 'lg:col-start-2',
          )}
        >
          <h1
            ref={heading}
            tabIndex={-1}
            aria-describedby={ended === undefined ? undefined : 'ended'}
            className="text-2xl font-semibold text-ink"
          >
            {t(signUp ? 'auth.createAccount' : 'auth.signIn')}
          </h1>
          {ended !== undefined && (
            <p id="ended" className="mt-3 rounded-control bg-accent-soft px-4 py-3 text-ink">
              {t(`auth.ended.${ended}`)}
            </p>
          )}
          {signUp && <p className="mt-1 mb-6 text-ink-2">{t('auth.create.lead')}</p>}
          {signUp ? <CreateAccountForm /> : <SignInForm />}
          <div className="mt-6 flex flex-wrap items-center justify-center gap-x-1 border-t border-line pt-4 text-ink-2 lg:hidden">
            {t(signUp ? 'auth.panel.known' : 'auth.panel.new')}
            <Button variant="link" onClick={switchForm}>
              {t(signUp ? 'auth.signIn' : 'auth.createAccount')}
            </Button>
          </div>
        </div>
        <Panel signUp={signUp} enter={enter} onSwitchForm={switchForm} />
      </div>
    </main>
  );
}

/** The banner above the form in a narrow window. */
function Banner() {
  const t = useTranslation();
  return (
    <div className="flex items-center justify-between gap-4 bg-panel px-6 py-5 text-on-panel lg:hidden">
      <Link to="/" aria-label="LDA" className="flex min-h-11 items-center rounded-control">
        <Wordmark onPanel />
      </Link>
      <p className="text-end text-sm text-on-panel/80">{t('app.tagline')}</p>
    </div>
  );
}

interface PanelProps {
  signUp: boolean;
  /** The class of the text's entrance animation; undefined for none. */
  enter: string | undefined;
  onSwitchForm: () => void;
}

/**
 * The panel beside the form in a wide window, with the link to the other form. It slides to the side that is free.
 */
function Panel({ signUp, enter, onSwitchForm }: PanelProps) {
  const t = useTranslation();
  return (
    <aside
      className={cx(
        'absolute inset-y-0 hidden w-1/2 flex-col justify-between overflow-hidden bg-panel p-12 text-on-panel transition-[inset-inline-start] duration-500 ease-[cubic-bezier(0.65,0,0.35,1)] lg:flex',
        signUp ? 'start-0' : 'start-1/2',
      )}
    >
      <PanelLines />
      <Link
        to="/"
        aria-label="LDA"
        className="relative flex min-h-11 items-center self-start rounded-control"
      >
        <Wordmark onPanel />
      </Link>
      <div key={String(signUp)} className={cx('relative flex flex-col items-start gap-4', enter)}>
        <p className="text-[2rem] leading-tight font-semibold text-balance">
          {t(signUp ? 'auth.panel.known' : 'auth.panel.new')}
        </p>
        <p className="max-w-[34ch] text-on-panel/85">
          {t(signUp ? 'auth.panel.knownText' : 'auth.panel.newText')}
        </p>
        <Button variant="panel" className="mt-2 px-6" onClick={onSwitchForm}>
          {t(signUp ? 'auth.signIn' : 'auth.createAccount')}
        </Button>
      </div>
      <p className="relative text-sm text-on-panel/75">{t('app.tagline')}</p>
    </aside>
  );
}

/** A decorative page of ruled lines, one of them marked, as the product marks a document. */
function PanelLines() {
  const lines = [0.9, 0.72, 0.84, 0.5, 0.88, 0.66, 0.8];
  return (
    <div
      aria-hidden
      className="absolute -end-28 top-6 flex w-96 -rotate-12 rtl:rotate-12 flex-col gap-5 opacity-90"
    >
      {lines.map((width, index) => (
        <span
          key={index}
          className={cx('h-2.5 rounded-full', index === 3 ? 'bg-(--spark)' : 'bg-on-panel/10')}
          style={{ width: `${String(width * 100)}%` }}
        />
      ))}
    </div>
  );
}
