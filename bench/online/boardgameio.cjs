// boardgame.io's own server, its state in memory: node boardgameio.cjs PORT
const http = require('node:http');
const { Server } = require('boardgame.io/server');
const { Cards } = require('./cards.cjs');

const listen = http.Server.prototype.listen;
http.Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, port, '127.0.0.1', ...rest.filter((each) => typeof each === 'function'));
};

const port = Number(process.argv[2]);
Server({ games: [Cards], origins: [/.*/] }).run(port, () => console.log(`ready at http://127.0.0.1:${port}`));
