export const jobStatus = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
