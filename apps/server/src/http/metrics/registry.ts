import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** Node's own metrics are read from `/proc` at most this often, in milliseconds. */
const NODE_KEPT_MS = 10_000

export interface MetricsRegistry {
  readonly registry: Registry
  /** Everything in the text format of Prometheus. */
  readonly exposition: () => Promise<string>
  readonly contentType: string
}

/** The metrics of this process: `registry` takes those of the product, Node's own stand beside it. `version`: of the product. */
export function createRegistry(version: string): MetricsRegistry {
  const registry = new Registry()
  const node = new Registry()
  collectDefaultMetrics({ register: node })
  new Gauge({
    name: 'build_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.versions.node }, 1)
  let kept: { readonly text: Promise<string>; readonly until: number } | null = null
  const ofNode = () => {
    if (!kept || kept.until <= performance.now()) kept = { text: node.metrics(), until: performance.now() + NODE_KEPT_MS }
    return kept.text
  }
  return {
    registry,
    exposition: async () => `${await registry.metrics()}${await ofNode()}`,
    contentType: registry.contentType,
  }
}
