import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { useDownload } from '../../documents/use-download.js';
import { drawPage, type DrawnPage } from '../draw-page.js';
import { openPdf } from '../pdf-document.js';
import { highlight } from '../text-ranges.js';

const ZOOMS = [1, 1.5, 2, 3] as const;
/** Space around the page, px. */
const GAP = 16;

interface PdfViewProps {
  documentId: string;
  filename: string;
  file: Blob;
  /** Page that is shown, from 1. */
  page: number;
  onPage: (page: number) => void;
  /** What is highlighted on the page. */
  quotes: readonly string[];
  /** The place in the pane's bar for the buttons; null until it is there. */
  bar: HTMLElement | null;
}

type Opened = { pdf: PDFDocumentProxy } | 'failed' | undefined;

/** Opens a PDF for as long as it is shown. */
function usePdf(file: Blob): [Opened, fail: () => void] {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const { signal, abort } = abortable();
    const open = async () => {
      const task = openPdf(await file.arrayBuffer());
      signal.addEventListener('abort', () => void task.destroy());
      if (signal.aborted) return;
      setOpened({ pdf: await task.promise });
    };
    open().catch(() => {
      if (!signal.aborted) setOpened('failed');
    });
    return abort;
  }, [file]);
  return [
    opened,
    () => {
      setOpened('failed');
    },
  ];
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    abort: () => {
      controller.abort();
    },
  };
}

/** The width of an element's content in CSS pixels; 0 until it is known, and while the element is hidden. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      setWidth(Math.floor(entry?.contentRect.width ?? 0));
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return width;
}

/** The original pages of a PDF, one at a time, as wide as the pane. */
export function PdfView({ documentId, filename, file, page, onPage, quotes, bar }: PdfViewProps) {
  const t = useTranslation();
  const download = useDownload();
  const [opened, fail] = usePdf(file);
  const box = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [zoom, setZoom] = useState(0);
  const [drawn, setDrawn] = useState<DrawnPage>();
  const failed = opened === 'failed';
  const pdf = failed ? undefined : opened?.pdf;
  const count = pdf?.numPages;
  const shown = Math.min(page, count ?? page);
  const drawnWidth = width * (ZOOMS[zoom] ?? 1);
  const label = t('review.pdf.page', { page: shown, count: count ?? shown });

  useEffect(() => {
    if (pdf === undefined || drawnWidth === 0) return undefined;
    const { signal, abort } = abortable();
    const draw = async () => {
      const next = await drawPage(await pdf.getPage(shown), { width: drawnWidth, label, signal });
      host.current?.replaceChildren(next.element);
      setDrawn(next);
    };
    draw().catch(() => {
      if (!signal.aborted) fail();
    });
    return abort;
    // `fail` sets a state and is another function in each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pdf, shown, drawnWidth, label]);
  useEffect(() => {
    const range = drawn?.mark(quotes) ?? null;
    if (box.current !== null) {
      const { top } = box.current.getBoundingClientRect();
      const at = range === null ? 0 : range.getBoundingClientRect().top - top + box.current.scrollTop;
      box.current.scrollTo({ top: at - box.current.clientHeight / 3 });
    }
    return () => {
      highlight('page-quote', []);
    };
  }, [drawn, quotes]);

  if (failed)
    return (
      <ErrorNotice
        title={t('review.pdf.failed')}
        detail={t('review.pdf.failed.remedy')}
        action={{
          label: t('review.pdf.download'),
          onClick: () => {
            download.mutate({ id: documentId, name: filename });
          },
        }}
      />
    );
  return (
    <>
      {bar !== null &&
        createPortal(
          <PageButtons
            page={shown}
            count={count}
            label={label}
            onPage={onPage}
            zoom={zoom}
            onZoom={setZoom}
          />,
          bar,
        )}
      <div
        ref={box}
        role="region"
        aria-label={t('review.pdf.pages')}
        tabIndex={0}
        // PDFs are drawn from the left, on an Arabic page too.
        dir="ltr"
        className="h-full overflow-auto overscroll-contain bg-raised outline-offset-[-2px]"
        style={{ padding: GAP, scrollbarGutter: 'stable' }}
      >
        <div ref={host} className="min-h-full w-max" />
      </div>
    </>
  );
}

interface PageButtonsProps {
  page: number;
  /** Number of pages; undefined until the PDF is open. */
  count: number | undefined;
  label: string;
  onPage: (page: number) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** Turns the pages and magnifies them. */
function PageButtons({ page, count, label, onPage, zoom, onZoom }: PageButtonsProps) {
  const t = useTranslation();
  return (
    <>
      <IconButton
        label={t('review.pdf.previous')}
        disabled={page <= 1}
        onClick={() => {
          onPage(page - 1);
        }}
      >
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
      <span role="status" className="text-center text-sm whitespace-nowrap text-ink-2 sm:min-w-24">
        {count !== undefined && (
          <>
            <span className="@max-md:sr-only">{label}</span>
            <bdi dir="ltr" aria-hidden className="@md:hidden">
              {page} / {count}
            </bdi>
          </>
        )}
      </span>
      <IconButton
        label={t('review.pdf.next')}
        disabled={count === undefined || page >= count}
        onClick={() => {
          onPage(page + 1);
        }}
      >
        <ChevronRight aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton
        label={t('review.pdf.smaller')}
        disabled={zoom === 0}
        onClick={() => {
          onZoom(zoom - 1);
        }}
      >
        <ZoomOut aria-hidden />
      </IconButton>
      <IconButton
        label={t('review.pdf.larger')}
        disabled={zoom === ZOOMS.length - 1}
        onClick={() => {
          onZoom(zoom + 1);
        }}
      >
        <ZoomIn aria-hidden />
      </IconButton>
    </>
  );
}
