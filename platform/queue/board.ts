import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bullmq';
import type { BoardPages } from './queues.js';

type Entry = Parameters<ExpressAdapter['setEntryRoute']>[0];
type ApiRoutes = Parameters<ExpressAdapter['setApiRoutes']>[0];

/** Its page asks Google for fonts; no request of ours goes to another host. */
const FOREIGN_LINK = /<link [^>]*href="https?:[^>]*>/g;

/** Pages that only look: nothing that changes a queue is mounted at all. */
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

/** Bull Board over these queues, for `basePath`. Entries hold ids alone, and so does what it shows. */
export function createBoard(queues: readonly Pick<Queue, 'name'>[], basePath: string): BoardPages {
  const serverAdapter = new LookingAdapter().setBasePath(basePath);
  // Its types speak of queues on Redis; it asks by the backend that a queue has.
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
