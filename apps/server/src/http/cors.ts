const METHODS = 'GET, PUT, POST, PATCH, DELETE'
const REQUEST_HEADERS = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match'
const ANSWER_HEADERS = 'ETag, Retry-After'

/** Where the pages of the mobile apps stand: in the shells of iOS and Android (Capacitor, `server.hostname`). No cookie goes to either. */
export const APP_ORIGINS = ['capacitor://localhost', 'https://localhost']

/** The headers that let the mobile apps read an answer; none for any other origin. */
export function corsHeaders(allowed: ReadonlySet<string>, origin: string | null): Record<string, string> {
  if (origin === null || !allowed.has(origin.toLowerCase())) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': ANSWER_HEADERS,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}

/** The answer to a preflight of an allowed origin. */
export function preflightAnswer(headers: Readonly<Record<string, string>>): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': REQUEST_HEADERS,
      'Access-Control-Max-Age': '7200',
    },
  })
}
