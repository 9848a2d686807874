import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { preload } from './app/screens.js';
import { recordInitialNavigation } from './lib/initial-navigation.js';
import { preloadFonts } from './lib/fonts.js';
import { firstLanguage } from './lib/language-choice.js';
import { activate } from './lib/locale.js';
import { startTheme } from './lib/theme.js';
import './styles/app.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

async function draw(within: HTMLElement): Promise<void> {
  const language = firstLanguage();
  const parts = preload(window.location.pathname, language);
  preloadFonts(language);
  // Both before anything is drawn: a page that comes in pieces comes later.
  await Promise.all([activate(language), parts]);
  createRoot(within).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

recordInitialNavigation();
startTheme();
// Not awaited here: the parts import what is in this file's chunk, and would wait for its end.
draw(root).catch(() => {
  // The words did not come, so these stand here: in both languages, for it is not known which was meant.
  root.textContent = 'لم يكتمل تحميل الصفحة، فضلاً أعد تحميلها. · The page did not load. Please reload it.';
});
