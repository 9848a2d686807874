import { Plus } from 'lucide-react';
import { isApiError } from '../../lib/api-error.js';
import { useTitleDetail } from '../../lib/title.js';
import { useTranslation } from '../../lib/translation.js';
import { Button } from '../../ui/button.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { QueryContent } from '../../ui/query-content.js';
import { TabPanel, Tabs } from '../../ui/tabs.js';
import { useChatSession } from './api.js';
import { Conversation } from './components/conversation.js';
import { ExportMenu } from './components/export-menu.js';
import { HistoryList } from './components/history-list.js';
import { SourcePanel } from './components/source-panel.js';
import { startDraft } from './conversations.js';
import { useChatAddress, type View } from './use-chat-address.js';
import { useArrival } from './use-arrival.js';

const VIEWS: readonly View[] = ['chat', 'history'];

/** The assistant: a conversation, and the list of all conversations. */
export default function ChatScreen() {
  const t = useTranslation();
  const address = useChatAddress();
  const { view, go } = address;
  const { draft, sessionId } = useArrival(address);
  const session = useChatSession(sessionId);
  useTitleDetail(session.data?.title ?? '');
  const begin = () => {
    startDraft();
    go({ session: null });
  };
  return (
    <div data-wide className="-mx-4 -my-6 sm:-mx-8 sm:-my-8">
      <Tabs
        label={t('chat.views')}
        tabs={VIEWS.map((value) => ({ value, label: t(`chat.tab.${value}`) }))}
        value={view}
        onChange={(next) => {
          go({ view: next });
        }}
        className="h-[calc(100dvh-var(--nav-h))] min-h-112"
        actions={
          <>
            {view === 'chat' && session.data !== undefined && <ExportMenu id={session.data.id} />}
            <Button variant="secondary" className="max-sm:px-3" aria-label={t('chat.new')} onClick={begin}>
              <Plus aria-hidden className="size-5" />
              <span className="max-sm:hidden">{t('chat.new')}</span>
            </Button>
          </>
        }
      >
        <TabPanel value="chat" className="flex min-h-0 flex-1 data-[state=inactive]:hidden">
          {sessionId === null ? (
            <Conversation
              key={draft}
              id={draft}
              session={undefined}
              source={null}
              focuses={!address.initial}
              onSource={() => undefined}
            />
          ) : isApiError(session.error) && session.error.status === 404 ? (
            <div className="flex-1">
              <ErrorNotice title={t('chat.gone')} action={{ label: t('chat.new'), onClick: begin }} />
            </div>
          ) : (
            <QueryContent query={session} rows={4} failed="chat.loadFailed">
              {(data) => (
                <>
                  <Conversation
                    key={sessionId}
                    id={sessionId}
                    session={data}
                    source={address.source}
                    focuses={!address.initial}
                    onSource={(messageId, n) => {
                      address.openSource({ messageId, n });
                    }}
                  />
                  {address.source !== null && (
                    <SourcePanel session={data} source={address.source} onClose={address.closeSource} />
                  )}
                </>
              )}
            </QueryContent>
          )}
        </TabPanel>
        <TabPanel value="history" className="relative min-h-0 flex-1 overflow-y-auto">
          <HistoryList
            current={sessionId}
            onOpen={(id) => {
              go({ session: id });
            }}
            onNew={begin}
            onDeleted={(id, next) => {
              if (id !== sessionId) return;
              if (next === null) startDraft();
              go({ session: next, view: 'history' }, true);
            }}
          />
        </TabPanel>
      </Tabs>
    </div>
  );
}
