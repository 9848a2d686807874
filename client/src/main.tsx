import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { activate } from './lib/locale.js';
import { startTheme } from './lib/theme.js';
import './styles/app.css';

startTheme();
activate('en');

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
