// The small game that boardgame.io plays here: five secret cards a seat; an action lays one and draws one.
const DECK = 60;
const HAND = 5;
const SHOWN = 12;

const shuffled = () => Array.from({ length: DECK }, (_, i) => (i * 37) % DECK);

exports.Cards = {
  name: 'cards',
  minPlayers: 2,
  maxPlayers: 8,
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  setup: ({ ctx }) => {
    const deck = shuffled();
    const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(0, HAND));
    return { deck, hands, laid: [], count: 0 };
  },
  playerView: ({ G, playerID }) => ({
    laid: G.laid,
    count: G.count,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  moves: {
    lay: {
      client: false,
      redact: true,
      move: ({ G, playerID }, place) => {
        const hand = G.hands[Number(playerID)];
        if (!(place >= 0 && place < hand.length)) return 'INVALID_MOVE';
        const [card] = hand.splice(place, 1);
        G.laid.push({ seat: playerID, card });
        if (G.laid.length > SHOWN) G.laid.shift();
        if (G.deck.length === 0) G.deck = shuffled();
        hand.push(G.deck.pop());
        G.count += 1;
      },
    },
  },
};
