# The commands of the README. `make help` lists them.
SHELL := /bin/bash
.DEFAULT_GOAL := help

# What the package links, and what the tests compare with. Why each is there: README, Dependencies.
SYSTEM_PACKAGES := libvips-dev libjpeg62-turbo-dev libglib2.0-dev libssl-dev libsqlite3-dev pkg-config
TEST_PACKAGES := libimage-exiftool-perl imagemagick python3-jsonschema python3-pil python3-numpy \
	libvips-tools libjpeg-turbo-progs bsdutils libheif-examples libgs-common
BENCH_PACKAGES := libvips-tools python3-pil ninja-build

# Tests run debug builds, but not with unoptimised pixels.
FAST := -Xcc -O2 -Xswiftc -O

OUTPUT ?= build/assets
DARKROOM := .build/release/darkroom

.PHONY: fuzz help assets build test lint format check packages test-packages bench-packages bench-build \
	bench bench-check bench-incremental test-threads torture clean

help: ## List the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

assets: build ## Build the tool and the sample pictures: Assets -> build/assets
	$(DARKROOM) build Assets --output $(OUTPUT)

build: packages ## Build the tool in release mode
	swift build -c release --product darkroom

test: packages test-packages ## Run all tests
	swift test $(FAST)

lint: ## Check the style of the sources
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks

format: ## Bring the sources into style
	swift format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks

check: lint test ## Style and tests

test-threads: packages ## Run the concurrency tests under the thread sanitizer
	swift test $(FAST) -Xswiftc -DTHREAD_SANITIZER --sanitize=thread --scratch-path .build/threads --filter Concurrency

fuzz: packages test-packages ## Feed the decoders mutated files under sanitizers (SECONDS=60)
	Tests/Fuzz/run $(or $(SECONDS),60)

torture: build test-packages ## Strike the release binary with broken files, bombs, kills, full disks
	@/usr/bin/python3 Tests/Torture $(TORTURE_OPTIONS)

bench: bench-build ## Measure the main job, and large photos beside other tools
	.build/release/darkroom-bench $(BENCH_OPTIONS)

bench-check: bench-build ## Check the benchmarks' counts and sizes, without measuring
	.build/release/darkroom-bench --check

bench-incremental: build bench-packages ## Measure what a change costs, beside make and ninja
	@/usr/bin/python3 Benchmarks/Incremental $(BENCH_OPTIONS)

bench-build: build bench-packages
	swift build -c release --product darkroom-bench

packages: ## Install the system packages that are missing
	@Tests/install-packages $(SYSTEM_PACKAGES)

test-packages: ## Install the tools that the tests compare with
	@Tests/install-packages $(TEST_PACKAGES)

bench-packages:
	@Tests/install-packages $(BENCH_PACKAGES)

clean: ## Remove everything that was built
	rm -rf .build build
