"""What keeps a live table going while people do not: its bots, its clock, its race, its patience with the absent."""

from backroom.core.errors import Malformed
from backroom.games.getaway.game import Getaway
from backroom.server.absence import Absence, Patience
from backroom.server.beginning import Beginning
from backroom.server.bots import BotSeats, Delay
from backroom.server.clockwork import Clockwork
from backroom.server.entering import Done, Reply
from backroom.server.going_on import GoingOn
from backroom.server.kinds import kinds_of, usual_kind
from backroom.server.live import LiveTable, Place
from backroom.server.messages import Act, Refused
from backroom.server.race import LAY, Race
from backroom.server.racers import Racers
from backroom.server.thinking import Thinker
from backroom.table.decide import check_length
from backroom.table.errors import Refusal
from backroom.table.wish import AnyWish, GoOn


class Keeper:
    def __init__(self, live: LiveTable, delay: Delay, thinker: Thinker, patience: Patience) -> None:
        self.live = live
        game = live.table.opened.game
        live.kinds = kinds_of(game)
        self.bots = BotSeats(live, delay, thinker)
        self.clock = Clockwork(live, self.bots.time_out)
        self.beginning = Beginning(live)
        self.absence = Absence(live, usual_kind(game), patience)
        self.race: Race | None = None
        self.racers: Racers | None = None
        self.going_on: GoingOn | None = None
        if isinstance(live.table.game, Getaway):
            self.race = Race(live)
            self.racers = Racers(live, self.race)
            self.going_on = GoingOn(live, self.race)
            live.lag = self.race.lag
            self.absence.may_wake = self.going_on.counted_out

    def wake(self) -> None:
        """The table has moved on, or has just been opened."""
        if self.race is not None and self.racers is not None:
            self.race.follow()
            self.racers.wake()
        self.bots.wake()
        self.clock.wind()
        self.beginning.look()
        self.absence.look()

    def busy(self) -> bool:
        """Whether the table has to stay in memory though nobody is at it."""
        racing = (self.race is not None and self.race.busy()) or (self.racers is not None and self.racers.busy())
        counting = self.going_on is not None and self.going_on.busy()
        return racing or counting or self.bots.busy() or self.beginning.busy() or self.absence.busy()

    def stop(self) -> None:
        for part in (self.bots, self.clock, self.beginning, self.absence, self.race, self.racers, self.going_on):
            if part is not None:
                part.stop()

    async def wish(self, place: Place, wish: AnyWish, reply: Reply) -> None:
        """Grant it or say why not."""
        if isinstance(wish, GoOn) and self.going_on is not None and self.going_on.counts(place, wish, reply):
            return
        await self.live.wish(place, wish, reply)

    def act(self, seat: int, act: Act, reply: Reply, done: Done) -> None:
        """In a race a card is first put in order; everything else is entered as it comes."""
        if self.race is None or not act.action.startswith(LAY):
            self.live.act_soon(seat, act, reply, done)
            return
        try:
            check_length(act.decision, act.action, act.key)
            if not self.race.again(seat, act, reply):
                if not self.race.racing():
                    self.live.act_soon(seat, act, reply, done)
                    return
                self.race.lay(seat, act, reply)
        except Refusal as refusal:
            reply(Refused(key=act.key, rule=refusal.rule, reason=refusal.reason))
        except Malformed as error:
            reply(Refused(key=act.key, rule=None, reason=str(error)))
        done()
