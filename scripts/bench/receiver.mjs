// Answers every request at once: a webhook receiver that costs as little as Node can. Prints its port.
import http from 'node:http';

const server = http.createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(204).end());
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
