import { i18n } from '@lingui/core';
import { Component, type ReactNode } from 'react';
import { sayer } from '../lib/words.js';
import { Notice } from '../ui/notice.js';

/** The last net: a page that breaks says so and offers a way on, instead of turning white. */
export class Crash extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    const say = sayer(i18n);
    return (
      <main className="grid min-h-dvh place-items-center">
        <Notice
          title={say('app.crashed')}
          action={{
            label: say('app.reload'),
            onClick: () => {
              window.location.reload();
            },
          }}
        />
      </main>
    );
  }
}
