import { PromptClosedError } from '@plenara/ui/passkey/passkey-prompt.ts'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { codeOf } from '../../data/client.ts'
import { Proof } from './proof.tsx'

interface Proven<Input> {
  readonly run: (input: Input) => void
  readonly isPending: boolean
  /** The error of the step; null while a proof is requested, or after the prompt of the browser was closed. */
  readonly error: unknown
  /** The dialog for the proof, while it is open. */
  readonly proof: ReactNode
}

/** A step that the server accepts only from a proved session: if it requests a proof, the dialog opens, and the step continues by itself afterwards. */
export function useProven<Input>(step: (input: Input) => Promise<unknown>, onDone: () => void): Proven<Input> {
  const [asked, setAsked] = useState<{ readonly input: Input } | null>(null)
  const { mutate, error, isPending } = useMutation({
    mutationFn: step,
    onSuccess: onDone,
    onError: (failure, input) => {
      if (codeOf(failure) === 'proof_needed') setAsked({ input })
    },
  })
  const goOn = () => {
    setAsked(null)
    if (asked) mutate(asked.input)
  }
  const isQuiet = error === null || error instanceof PromptClosedError || codeOf(error) === 'proof_needed'
  return {
    run: (input) => !isPending && mutate(input),
    isPending,
    error: isQuiet ? null : error,
    proof: asked && <Proof onProved={goOn} onClose={() => setAsked(null)} />,
  }
}
