import { i18n } from '@lingui/core';
import { Component, type ReactNode } from 'react';
import { isApiError } from '../lib/api-error.js';
import { createT } from '../lib/translation.js';
import { ErrorNotice } from '../ui/error-notice.js';

interface CrashProps {
  /** True for the outermost boundary, which replaces the whole page; another one replaces only its children. */
  page?: boolean;
  children: ReactNode;
}

/** Shows an error message and a way on, instead of a blank page, when its children crash or cannot be fetched. */
export class ErrorBoundary extends Component<CrashProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { page = false, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    const t = createT(i18n);
    const Part = page ? 'main' : 'div';
    return (
      <Part className={page ? 'grid min-h-dvh place-items-center' : undefined}>
        <ErrorNotice
          title={t(isApiError(error) ? 'error.network' : 'app.crashed')}
          action={{
            label: t('app.reload'),
            onClick: () => {
              window.location.reload();
            },
          }}
        />
      </Part>
    );
  }
}
