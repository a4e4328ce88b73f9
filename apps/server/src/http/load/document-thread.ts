// The thread of `document-checks.ts`: parses and checks one document after the other.
import { parentPort } from 'node:worker_threads'
import { parseDocument } from '@plenara/api/parse-document'
import type { DocumentTask } from './document-checks.ts'

parentPort?.on('message', async ({ id, bytes }: DocumentTask) => {
  parentPort?.postMessage({ id, parsed: await parseDocument(bytes) })
})
