import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { deleteRisk, getRisk, riskHistory, type RiskReport } from '#shared/contracts/api/risk.js';
import { unlessGone } from '../../lib/api-error.js';
import { call } from '../../lib/call.js';
import { riskKey } from './keys.js';

export function useRiskHistory() {
  return useQuery({
    queryKey: [...riskKey, 'history'],
    queryFn: async ({ signal }) => {
      const { history } = await call(riskHistory, {}, { signal });
      return history.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    },
  });
}

const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...riskKey, 'report', id],
    queryFn: ({ signal }) => call(getRisk, { params: { id } }, { signal }),
  });

export function useRiskReport(id: string | null) {
  return useQuery({ ...reportQuery(id ?? ''), enabled: id !== null });
}

/** A report as it is now; the history follows where it has changed. */
export async function freshRiskReport(client: QueryClient, id: string): Promise<RiskReport> {
  const report = await client.fetchQuery({ ...reportQuery(id), staleTime: 0 });
  if (report.report_doc_id !== null) void client.invalidateQueries({ queryKey: [...riskKey, 'history'] });
  return report;
}

export function useDeleteRisk() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteRisk, { params: { id } }).catch(unlessGone),
    onSuccess: () => client.invalidateQueries({ queryKey: [...riskKey, 'history'] }),
  });
}
