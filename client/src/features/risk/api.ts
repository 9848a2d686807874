import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteRisk, getRisk, riskHistory } from '#shared/contracts/api/risk.js';
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

export function useRiskReport(id: string | null) {
  return useQuery({
    queryKey: [...riskKey, 'report', id],
    queryFn: ({ signal }) => call(getRisk, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  });
}

export function useDeleteRisk() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteRisk, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...riskKey, 'history'] }),
  });
}
