import { ApiError } from '@baize/client-kit/api-error.ts'
import { QueryClient } from '@tanstack/react-query'

const mostTries = 2

/** Refusals are answers, so that only a lost line is tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      networkMode: 'always',
      retry: (count, error) => count < mostTries && error instanceof ApiError && error.code === 'network',
    },
  },
})
