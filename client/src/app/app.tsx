import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { ClearUserData } from '../features/session/clear-user-data.js';
import { AccountLanguage } from '../features/session/language.js';
import { HomeRedirect, RequireSession } from '../features/session/guards.js';
import { useDirection } from '../lib/locale.js';
import { createQueryClient } from '../lib/query-client.js';
import { DirectionRoot } from '../ui/direction.js';
import { Toasts } from '../ui/toast.js';
import { ErrorBoundary } from './error-boundary.js';
import { screens } from './screens.js';

const PublicLayout = screens.layout.Screen;
const HomePage = screens.home.Screen;
const AboutPage = screens.about.Screen;
const ContactPage = screens.contact.Screen;
const PrivacyPage = screens.privacy.Screen;
const TermsPage = screens.terms.Screen;
const ForgotPasswordPage = screens.forgot.Screen;
const ResetPasswordPage = screens.reset.Screen;
const AuthScreen = screens.auth.Screen;
const Dashboard = screens.dashboard.Screen;

export function App() {
  const [client] = useState(createQueryClient);
  const dir = useDirection();
  return (
    <I18nProvider i18n={i18n}>
      <DirectionRoot dir={dir}>
        <QueryClientProvider client={client}>
          <AccountLanguage />
          <ClearUserData />
          <BrowserRouter>
            <ErrorBoundary page>
              <Suspense fallback={null}>
                <Routes>
                  <Route element={<PublicLayout />}>
                    <Route path="/" element={<HomePage />} />
                    <Route path="/about" element={<AboutPage />} />
                    <Route path="/contact" element={<ContactPage />} />
                    <Route path="/privacy" element={<PrivacyPage />} />
                    <Route path="/terms" element={<TermsPage />} />
                    <Route path="/forgot-password" element={<ForgotPasswordPage />} />
                    <Route path="/reset-password" element={<ResetPasswordPage />} />
                  </Route>
                  <Route path="/redirect" element={<HomeRedirect />} />
                  <Route path="/auth" element={<AuthScreen />} />
                  <Route element={<RequireSession />}>
                    <Route path="/dashboard/*" element={<Dashboard />} />
                    <Route path="/admin" element={<Dashboard admin />} />
                  </Route>
                  <Route path="*" element={<Navigate to="/" replace />} />
                </Routes>
              </Suspense>
            </ErrorBoundary>
          </BrowserRouter>
          <ErrorBoundary>
            <Toasts />
          </ErrorBoundary>
        </QueryClientProvider>
      </DirectionRoot>
    </I18nProvider>
  );
}
