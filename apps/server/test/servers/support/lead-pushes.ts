// Preloaded by a server (`--import`): leads its calls of push services to a port of this machine, without TLS.
import { Agent } from 'node:https'
import { connect } from 'node:net'

Agent.prototype.createConnection = () => connect(Number(process.env.PUSH_PORT), '127.0.0.1')
