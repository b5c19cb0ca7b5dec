import { ApiError } from '@baize/client-kit/api-error.ts'
import { useMutation } from '@tanstack/react-query'

/**
 * Something that a visitor asks the server to do, one at a time: `busy` until the answer is there, and a second press
 * meanwhile is ignored.
 *
 * @param work what is done; `run` hands its input on
 * @param onRefused told what the server refused; any other failure is thrown on
 */
export function useAction<Input = void>(
  work: (input: Input) => Promise<void>,
  onRefused: (refusal: ApiError) => void,
): { run: (input: Input) => Promise<void>; busy: boolean; input: Input | undefined } {
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: work,
    // Without a network the visitor is told at once, and nothing is sent later on its own.
    networkMode: 'always',
  })
  async function run(input: Input): Promise<void> {
    if (isPending) return
    try {
      await mutateAsync(input)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onRefused(error)
    }
  }
  return { run, busy: isPending, input: isPending ? variables : undefined }
}
