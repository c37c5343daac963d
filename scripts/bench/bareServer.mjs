// `bareServer.mjs` answers every request. `bareServer.mjs URL` forwards it first with http.request, the
// fastest way that Node has. Prints its port.
import http from 'node:http';

const [target] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true });

function respond(response, status) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end('{"status":"delivered"}');
}

function forward(body, response) {
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const request = http.request(target, { method: 'POST', agent, headers }, (answer) => {
    answer.resume();
    respond(response, answer.statusCode < 300 ? 200 : 502);
  });
  request.on('error', () => respond(response, 502));
  request.end(body);
}

const server = http.createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    if (target) forward(Buffer.concat(chunks), response);
    else respond(response, 200);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
