// Records the responses of table requests in window.wire. While window.held is true, events of the stream are delayed.
window.wire = [];
window.held = false;
const fetched = window.fetch;
window.fetch = async (path, how) => {
  const answer = await fetched(path, how);
  if (!answer.body || !path.startsWith('/api/tables/')) return answer;
  const stream = path.includes('/events?');
  const decoder = new TextDecoder();
  let kept = '';
  const noted = new TransformStream({
    async transform(chunk, out) {
      kept += decoder.decode(chunk, { stream: true });
      const parts = stream ? kept.split('\n\n') : [kept];
      kept = parts.pop();
      for (const part of parts) window.wire.push(part.split('\n').find(line => line.startsWith('data: '))?.slice(6) ?? '{}');
      while (stream && window.held) await new Promise(resolve => setTimeout(resolve, 10));
      out.enqueue(chunk);
    },
    flush() {
      if (!stream) window.wire.push(kept);
    },
  });
  return new Response(answer.body.pipeThrough(noted), answer);
};
for (const other of ['XMLHttpRequest', 'EventSource', 'WebSocket']) {
  window[other] = class {
    constructor() {
      throw new Error(`${other} is not recorded`);
    }
  };
}
