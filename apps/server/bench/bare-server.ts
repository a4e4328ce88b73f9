// The yardstick: a bare node:http server that answers each path of a JSON file with the body written there, and reads what is sent to it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

interface Sample {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly base64: string
}

const [file = ''] = process.argv.slice(2)
const samples = JSON.parse(readFileSync(file, 'utf8')) as Sample[]
const answers = new Map(samples.map(({ path, headers, base64 }) => [path, { headers, body: Buffer.from(base64, 'base64') }]))
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  const send = () => {
    response.writeHead(answer ? 200 : 404, { ...answer?.headers, 'Content-Length': answer?.body.length ?? 0 })
    response.end(answer?.body)
  }
  if (request.method === 'GET') return send()
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString())
    send()
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`runs on http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
})
