/** The policy of the page forbids code made from text, which Zod would try for speed and every browser would report. Read when schemas are made: comes first. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
