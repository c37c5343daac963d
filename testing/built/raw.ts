import { connect } from 'node:net';

interface RawAnswer {
  text: string;
  status: number | undefined;
  closed: boolean;
}

/** @param request one byte per character (Latin-1) */
export function sendRaw(
  port: number,
  request: string,
  patienceMs = 60_000,
  write: (more: (text: string) => void) => void = () => undefined,
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let closed = true;
    const timer = setTimeout(() => {
      closed = false;
      socket.destroy();
    }, patienceMs);
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      const status = /^HTTP\/1\.1 (?:100 [^\r]*\r\n\r\nHTTP\/1\.1 )?(\d+)/.exec(text)?.[1];
      resolve({
        text,
        status: status === undefined ? undefined : Number(status),
        closed,
      });
    });
    socket.write(request, 'latin1');
    write((more) => socket.writable && socket.write(more, 'latin1'));
  });
}
