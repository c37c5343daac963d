// A webhook receiver on `PORT`.
import http from 'node:http';

const server = http.createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(204).end());
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('Listening on 127.0.0.1'));
