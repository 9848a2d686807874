import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { preload } from './app/screens.js';
import { recordInitialNavigation } from './lib/initial-navigation.js';
import { preloadFonts } from './lib/fonts.js';
import { firstLanguage } from './lib/language-choice.js';
import { activate } from './lib/locale.js';
import { initTheme } from './lib/theme.js';
import './styles/app.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

async function renderApp(container: HTMLElement): Promise<void> {
  const language = firstLanguage();
  const screensLoaded = preload(window.location.pathname, language);
  preloadFonts(language);
  // Both are awaited before the first render, since a page rendered piece by piece is complete later than one
  // rendered at once.
  await Promise.all([activate(language), screensLoaded]);
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

recordInitialNavigation();
initTheme();
// No top-level await: the screens import modules of this file's chunk and would wait for it to finish.
renderApp(root).catch(() => {
  // The messages did not load, so this text is part of the script: in both languages, as neither is known to apply.
  root.textContent = 'لم يكتمل تحميل الصفحة، فضلاً أعد تحميلها. · The page did not load. Please reload it.';
});
