import { i18n } from '@lingui/core';
import { Component, type ReactNode } from 'react';
import { isApiError } from '../lib/api-error.js';
import { sayer } from '../lib/words.js';
import { Notice } from '../ui/notice.js';

interface CrashProps {
  /** The last net stands for the whole page, another one for what it holds. */
  page?: boolean;
  children: ReactNode;
}

/** What breaks, or cannot be fetched, says so and offers a way on, instead of turning white. */
export class Crash extends Component<CrashProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { page = false, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    const say = sayer(i18n);
    const Part = page ? 'main' : 'div';
    return (
      <Part className={page ? 'grid min-h-dvh place-items-center' : undefined}>
        <Notice
          title={say(isApiError(error) ? 'error.network' : 'app.crashed')}
          action={{
            label: say('app.reload'),
            onClick: () => {
              window.location.reload();
            },
          }}
        />
      </Part>
    );
  }
}
