import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { beginWith } from './app/screens.js';
import { noteArrival } from './lib/arrival.js';
import { firstLanguage } from './lib/language-choice.js';
import { activate } from './lib/locale.js';
import { startTheme } from './lib/theme.js';
import './styles/app.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

noteArrival();
startTheme();
beginWith(window.location.pathname);
try {
  await activate(firstLanguage());
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
} catch {
  // The words did not come, so these stand here: in both languages, for it is not known which was meant.
  root.textContent = 'لم يكتمل تحميل الصفحة، فضلاً أعد تحميلها. · The page did not load. Please reload it.';
}
