/*
 * Random games from C, over a pipe: docs/batch-protocol.md has the protocol byte by byte.
 *
 *   cc -O2 -o batch examples/batch.c
 *   ./batch "puertorico players=4" 1000 ./governor batch
 *
 * Starts the command that follows the number of games, plays until so many are over, and prints how often
 * each seat won. Integers on the wire are little-endian, as they are on nearly every machine.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { HELLO = 0, CREATE = 2, STEP = 4, CLOSE = 13, GAMES = 256, WIDTH = 64, RESTARTS = 4 };

static int to_governor, from_governor;

static void fail(const char *sentence) {
  fprintf(stderr, "%s\n", sentence);
  exit(1);
}

static void start(char **command) {
  int down[2], up[2];
  if (pipe(down) || pipe(up)) fail("No pipe could be made.");
  if (fork() == 0) {
    dup2(down[0], 0);
    dup2(up[1], 1);
    close(down[1]);
    close(up[0]);
    execvp(command[0], command);
    fail("The command could not be started.");
  }
  close(down[0]);
  close(up[1]);
  to_governor = down[1];
  from_governor = up[0];
}

static void send_all(const void *data, size_t length) {
  for (const char *at = data; length > 0;) {
    ssize_t sent = write(to_governor, at, length);
    if (sent <= 0) fail("Governor no longer listens.");
    at += sent;
    length -= sent;
  }
}

static void receive(void *data, size_t length) {
  for (char *at = data; length > 0;) {
    ssize_t got = read(from_governor, at, length);
    if (got <= 0) fail("Governor has ended.");
    at += got;
    length -= got;
  }
}

/* Sends a request and waits for the answer: its bytes, which the caller frees, and how many they are. */
static char *ask(const void *request, int32_t length, int32_t *answered) {
  int32_t whole;
  char status;
  send_all(&length, 4);
  send_all(request, length);
  receive(&whole, 4);
  receive(&status, 1);
  *answered = whole - 1;
  char *answer = malloc(whole);
  receive(answer, *answered);
  answer[*answered] = 0;
  if (status != 0) fail(answer); /* what was wrong, as a sentence */
  return answer;
}

/* Makes a batch without observations and masks; its number, and its seats in *seats. */
static int32_t create(const char *config, int32_t *seats) {
  struct __attribute__((packed)) {
    int8_t operation;
    int32_t size;
    int64_t seed;
    int32_t threads, rounds;
    int8_t flags, seat;
    int32_t length;
  } head = {CREATE, GAMES, 1, 1, 100, RESTARTS, -1, (int32_t)strlen(config)};
  int32_t length = sizeof head + head.length + 1, answered;
  char *request = calloc(length, 1); /* the last byte says that there are no opponents */
  memcpy(request, &head, sizeof head);
  memcpy(request + sizeof head, config, head.length);
  int32_t *answer = (int32_t *)ask(request, length, &answered);
  int32_t batch = answer[0];
  *seats = answer[2];
  free(request);
  free(answer);
  return batch;
}

int main(int count, char **words) {
  if (count < 4) fail("Usage: batch CONFIG GAMES COMMAND...");
  start(words + 3);
  int32_t answered, seats;
  char hello = HELLO;
  char *name = ask(&hello, 1, &answered);
  printf("%s\n", name);
  free(name);
  int32_t batch = create(words[1], &seats);

  struct __attribute__((packed)) {
    int8_t operation;
    int32_t batch;
    int32_t actions[GAMES];
  } step = {STEP, batch, {0}};
  for (int i = 0; i < GAMES; i++) step.actions[i] = -1; /* nothing is done, only looked */
  long wished = atol(words[2]), games = 0, steps = 0;
  double *won = calloc(seats, sizeof *won);
  while (games < wished) {
    char *results = ask(&step, sizeof step, &answered);
    const float *rewards = (const float *)results;
    const int16_t *legal = (const int16_t *)(rewards + GAMES * seats);
    const int16_t *counts = legal + GAMES * WIDTH;
    const int8_t *asked = (const int8_t *)(counts + GAMES);
    const uint8_t *ends = (const uint8_t *)(asked + GAMES);
    for (int i = 0; i < GAMES; i++) {
      if (ends[i]) games++;
      for (int seat = 0; seat < seats; seat++) won[seat] += rewards[i * seats + seat];
      step.actions[i] = legal[i * WIDTH + rand() % counts[i]];
    }
    steps += GAMES;
    free(results);
  }
  printf("%ld games, %ld steps\n", games, steps);
  for (int seat = 0; seat < seats; seat++) printf("seat %d won %.1f %%\n", seat, 100 * won[seat] / games);
  free(won);

  struct __attribute__((packed)) {
    int8_t operation;
    int32_t batch;
  } end = {CLOSE, batch};
  free(ask(&end, sizeof end, &answered));
  close(to_governor); /* Governor ends when its input does */
  return wait(NULL) > 0 ? 0 : 1;
}
