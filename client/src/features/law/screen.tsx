import { Route, Routes } from 'react-router-dom';
import { ArticlePage } from './components/article-page.js';
import { LawPage } from './components/law-page.js';
import { SearchPage } from './components/search-page.js';

/** The library of laws: the search and the list, the page of a law, and that of an article. */
export default function LawScreen() {
  return (
    <Routes>
      <Route index element={<SearchPage />} />
      <Route path=":key" element={<LawPage />} />
      <Route path=":key/:article" element={<ArticlePage />} />
      <Route path="*" element={<SearchPage />} />
    </Routes>
  );
}
