import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { AccountLanguage } from '../features/session/language.js';
import { BySession, RequireSession } from '../features/session/guards.js';
import { useDirection, withWords } from '../lib/locale.js';
import { createQueryClient } from '../lib/query-client.js';
import { DirectionRoot } from '../ui/direction.js';
import { Toasts } from '../ui/toast.js';
import { Crash } from './crash.js';
import { screens } from './screens.js';

const PublicLayout = lazy(withWords(['public'], screens.layout));
const HomePage = lazy(screens.home);
const AboutPage = lazy(screens.about);
const ContactPage = lazy(screens.contact);
const PrivacyPage = lazy(screens.privacy);
const TermsPage = lazy(screens.terms);
const ForgotPasswordPage = lazy(withWords(['auth'], screens.forgot));
const ResetPasswordPage = lazy(withWords(['auth'], screens.reset));
const AuthScreen = lazy(withWords(['auth'], screens.auth));
const Dashboard = lazy(withWords(['dashboard', 'errors'], screens.dashboard));

export function App() {
  const [client] = useState(createQueryClient);
  const dir = useDirection();
  return (
    <I18nProvider i18n={i18n}>
      <DirectionRoot dir={dir}>
        <QueryClientProvider client={client}>
          <AccountLanguage />
          <BrowserRouter>
            <Crash>
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
                  <Route path="/redirect" element={<BySession />} />
                  <Route path="/auth" element={<AuthScreen />} />
                  <Route element={<RequireSession />}>
                    <Route path="/dashboard/*" element={<Dashboard />} />
                    <Route path="/admin" element={<Dashboard admin />} />
                  </Route>
                  <Route path="*" element={<Navigate to="/" replace />} />
                </Routes>
              </Suspense>
            </Crash>
          </BrowserRouter>
          <Toasts />
        </QueryClientProvider>
      </DirectionRoot>
    </I18nProvider>
  );
}
