import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bullmq';
import type { BoardPages } from './queues.js';

type Entry = Parameters<ExpressAdapter['setEntryRoute']>[0];
type ApiRoutes = Parameters<ExpressAdapter['setApiRoutes']>[0];

/** Links of Bull Board's page to Google fonts, which are removed: pages make no request to another host. */
const FOREIGN_LINK = /<link [^>]*href="https?:[^>]*>/g;

/** An adapter without the routes that change a queue. */
class LookingAdapter extends ExpressAdapter {
  constructor() {
    super();
    this.app.disable('x-powered-by').disable('etag');
  }

  override setApiRoutes(routes: ApiRoutes): this {
    super.setApiRoutes(routes.filter(({ method }) => method === 'get'));
    return this;
  }

  override setEntryRoute({ method, route, handler }: Entry): this {
    this.app[method](route, (_req, res, next) => {
      const { name, params } = handler({ basePath: this.basePath, uiConfig: this.uiConfig });
      this.app.render(name, params, (error: Error | null, html: string) => {
        if (error) next(error);
        else res.type('html').send(html.replace(FOREIGN_LINK, ''));
      });
    });
    return this;
  }
}

/**
 * Creates read-only Bull Board pages for these queues under `basePath`. Entries contain only ids, so the pages show
 * only ids.
 */
export function createBoard(queues: readonly Pick<Queue, 'name'>[], basePath: string): BoardPages {
  const serverAdapter = new LookingAdapter().setBasePath(basePath);
  // Bull Board's types assume queues on Redis; at run time it uses whatever backend the queue has.
  const adapted = queues.map(
    (queue) => new BullMQAdapter(queue as Queue, { readOnlyMode: true, allowRetries: false }),
  );
  createBullBoard({
    queues: adapted,
    serverAdapter,
    options: {
      uiConfig: {
        boardTitle: 'LDA',
        miscLinks: [{ text: 'Admin Panel', url: '/admin' }],
        hideDocsLink: true,
      },
    },
  });
  return serverAdapter.getRouter() as BoardPages;
}
